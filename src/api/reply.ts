/** What goes into the API and what comes out, in terms that neither Node nor a browser has to provide. */

/** Header names are lower case. The object may be shared between replies: never write to it. */
export type Headers = Readonly<Record<string, string>>;

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** What was asked, for logs and metrics: `v3/convert-to-3wa`, or `unknown`. Never holds what the caller sent. */
  readonly operation: string;
  /** The error code that was answered, in the words of its generation; absent on success. */
  readonly code?: string;
  /** This very reply is given every time, so an adapter may keep what it makes of it. */
  readonly lasting?: true;
};

/** Looks up a request header by its lower-case name. */
export type HeaderOf = (name: string) => string | undefined;

/** Who asks. Everything here is what the adapter vouches for, not what the caller claims. */
export type Caller = {
  /** Where the call comes from as rates count it, an address or a network, or empty. */
  readonly address: string;
  /** `https://host[:port]` under which the caller reached us; links to the map start with it. */
  readonly origin: string;
  readonly overTls: boolean;
};

export type Api = {
  /**
   * Whether this address belongs to the API; every other one belongs to the web map. `query` is raw, without the
   * question mark.
   */
  owns(path: string, query: string, method?: string): boolean;
  /** Whether the path takes milliseconds rather than microseconds to answer, so that a server lets it wait its turn. */
  isCostly(path: string): boolean;
  /**
   * Answers one request. Never throws and never rejects. A plain reply whenever all data is loaded; a promise only
   * when a language must still be loaded or the keys have to ask somebody.
   */
  handle(method: string, path: string, query: string, header: HeaderOf, caller: Caller): Reply | Promise<Reply>;
  /** What to answer instead of asking, to an address that is longer than whoever adapts the API will read. */
  refuseTooLong(path: string, query: string): Reply;
};
