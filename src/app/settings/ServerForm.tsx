import { useEffect, useRef, useState } from 'react';
import { embeddedClient } from '../queries/engine.ts';
import { useSettings } from '../state/settings.ts';
import { browserWorld, serverAddress, testConnection } from './connection.ts';
import { failureText } from './failures.ts';
import { saySettings } from './text/messages.ts';

/** A server in place of the engine in the page: tested first, then used at once. */
export const ServerForm = () => {
  const { server, choose } = useSettings();
  const [url, setUrl] = useState(server?.url ?? '');
  const [key, setKey] = useState(server?.key ?? '');
  const [isTesting, setTesting] = useState(false);
  const [result, setResult] = useState<{ readonly isGood: boolean; readonly text: string }>();

  // Gone with the panel, or with the choice of the engine in the page: a test that ends later must choose nothing.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const connect = async (): Promise<void> => {
    setTesting(true);
    setResult(undefined);
    try {
      const given = { url, key: key.trim() };
      const connection = await testConnection(browserWorld, given, embeddedClient);
      const failure = connection.ok ? '' : failureText(connection);
      if (!isShown.current) return;
      if (!connection.ok) return setResult({ isGood: false, text: failure });
      choose({ server: { ...given, url: serverAddress(url) ?? url } });
      setResult({ isGood: true, text: saySettings('serverConnected', { milliseconds: connection.milliseconds }) });
    } finally {
      setTesting(false);
    }
  };

  return (
    <form
      className="server-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTesting) void connect();
      }}
    >
      <label className="field">
        {saySettings('serverAddress')}
        <input
          type="text"
          inputMode="url"
          value={url}
          placeholder="https://tessera.example"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
      </label>
      <label className="field">
        {saySettings('serverKey')}
        <input
          type="password"
          value={key}
          // Keys are no passwords of this site: nobody should offer to keep them as such.
          autoComplete="off"
          data-1p-ignore
          spellCheck={false}
          dir="ltr"
          aria-describedby="server-key-hint"
          onChange={(event) => setKey(event.currentTarget.value)}
        />
      </label>
      <p id="server-key-hint" className="quiet">
        {saySettings('serverKeyHint')}
      </p>
      <button type="submit" className="button is-primary" aria-disabled={isTesting}>
        {isTesting ? saySettings('serverTesting') : saySettings('serverConnect')}
      </button>
      <output className={result?.isGood === false ? 'server-result is-bad' : 'server-result'}>{result?.text}</output>
      {/* What answers in its place, now that it does not. */}
      {result?.isGood === false && server === undefined ? (
        <p className="quiet">{saySettings('enginePageHint')}</p>
      ) : null}
    </form>
  );
};
