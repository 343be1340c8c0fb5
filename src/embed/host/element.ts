/**
 * `<tessera-map>`: a map in a frame that behaves like a field of a form. Its value is the three words.
 *
 * This file travels to the pages of others, so it holds no dependency, adds no global but the element, and works where
 * inline styles and scripts are forbidden. Everything about the map itself happens in the frame.
 */
import type { Command, FrameEvent, Point, Selection } from '../protocol.ts';
import { type Channel, openChannel } from './channel.ts';
import { originToName } from './origin.ts';

/** Changing one of these is a command to the open frame. */
const LIVE = ['words', 'language', 'theme'];
/** Changing one of these opens the frame anew. */
const FIXED = ['ui', 'centre', 'zoom', 'map', 'controls', 'mode', 'accent'];

/** Switches, as those of every field. */
const FLAGS = ['required', 'disabled'];

/** What people read or hear, in the language of the page around. */
const SPOKEN = ['label', 'required-message'];

const TITLE = 'Map: choose a place by its three-word address';
const REQUIRED = 'Choose a place on the map.';
const STYLE =
  ':host{display:block;height:400px;min-width:200px;border-radius:12px;overflow:hidden}' +
  ':host([hidden]){display:none}' +
  ':host(:disabled){opacity:.6;pointer-events:none}' +
  'iframe{display:block;border:0;width:100%;height:100%}';

export const defineMap = (server: string): void => {
  if (customElements.get('tessera-map') !== undefined) return;

  class TesseraMap extends HTMLElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = [...LIVE, ...FIXED, 'required', ...SPOKEN];

    readonly #parts = this.attachInternals();
    readonly #frame = document.createElement('iframe');
    #channel: Channel | undefined;
    #selection: Selection | undefined;
    #value = '';
    #problem = '';

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
      this.#frame.allow = 'geolocation; clipboard-write';
      this.#frame.loading = 'lazy';
      root.append(this.#frame);
    }

    connectedCallback(): void {
      // What a page has set before this file had arrived lies in front of the properties of the class.
      for (const name of Object.keys(this).filter((key) => key in TesseraMap.prototype)) {
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
      this.#value ||= this.getAttribute('words') ?? '';
      this.#open();
    }

    disconnectedCallback(): void {
      this.#channel?.close();
      this.#channel = undefined;
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      if (name === 'words') this.value = text ?? '';
      // Without a language it is that of the browser again, which only the frame knows.
      else if (FIXED.includes(name) || (name === 'language' && !text)) this.#open();
      else if (name === 'language' && text) this.#tell({ type: 'setLanguage', language: text });
      else if (name === 'theme')
        this.#tell({ type: 'setTheme', theme: text === 'light' || text === 'dark' ? text : 'auto' });
      else this.#settle();
    }

    formDisabledCallback(isDisabled: boolean): void {
      this.#frame.inert = isDisabled;
    }

    formResetCallback(): void {
      this.value = this.getAttribute('words') ?? '';
    }

    formStateRestoreCallback(state: string): void {
      this.value = state;
    }

    /** The selected words, or an empty text. */
    get value(): string {
      return this.#value;
    }

    set value(words: string) {
      if (words === this.#value) return;
      this.#take(words);
      this.#tell(words === '' ? { type: 'clear' } : { type: 'select', words });
    }

    get words(): string {
      return this.#value;
    }

    set words(words: string) {
      this.value = words;
    }

    /** Everything known of the selected square: words, coordinates, square, country, nearestPlace, language. */
    get selection(): Selection | undefined {
      return this.#selection;
    }

    get name(): string {
      return this.getAttribute('name') ?? '';
    }

    get type(): string {
      return this.localName;
    }

    get form(): HTMLFormElement | null {
      return this.#parts.form;
    }

    get labels(): NodeList {
      return this.#parts.labels;
    }

    get validity(): ValidityState {
      return this.#parts.validity;
    }

    get validationMessage(): string {
      return this.#parts.validationMessage;
    }

    get willValidate(): boolean {
      return this.#parts.willValidate;
    }

    checkValidity(): boolean {
      return this.#parts.checkValidity();
    }

    reportValidity(): boolean {
      return this.#parts.reportValidity();
    }

    /** Selects a square by its words or by a place in it. */
    select(target: string | Point): void {
      if (typeof target === 'string') this.value = target;
      else this.#tell({ type: 'select', coordinates: { lat: target.lat, lng: target.lng } });
    }

    flyTo({ lat, lng }: Point, zoom?: number): void {
      this.#tell({ type: 'flyTo', coordinates: { lat, lng }, ...(zoom === undefined ? {} : { zoom }) });
    }

    #open(): void {
      if (!this.isConnected) return;
      this.#channel?.close();
      const query = new URLSearchParams({ origin: originToName(self.origin) });
      for (const name of [...LIVE, ...FIXED]) {
        const text = name === 'words' ? this.#value : this.getAttribute(name);
        if (text) query.set(name, text);
      }
      this.#channel = openChannel(this.#frame, server, (event) => this.#hear(event));
      this.#frame.src = `${server}/embed?${query}`;
      this.#settle();
    }

    #tell(command: Command): void {
      this.#channel?.tell(command);
    }

    #hear(event: FrameEvent): void {
      const { type, ...detail } = event;
      if (event.type === 'select') {
        this.#take(event.words, event);
        if (event.by === 'person') {
          for (const name of ['input', 'change']) this.dispatchEvent(new Event(name, { bubbles: true }));
        }
      }
      if (event.type === 'error' && event.code === 'BadWords') {
        this.#problem = event.message;
        this.#settle();
      }
      this.dispatchEvent(new CustomEvent(type, { detail }));
    }

    #take(words: string, selection?: Selection): void {
      this.#value = words;
      this.#selection = selection;
      this.#problem = '';
      this.#settle();
    }

    /** Tells form and assistive technology what the element holds. */
    #settle(): void {
      this.#frame.title = this.getAttribute('label') ?? TITLE;
      this.#parts.setFormValue(this.#value || null);
      if (this.#problem) this.#parts.setValidity({ badInput: true }, this.#problem, this.#frame);
      else if (this.#value === '' && this.hasAttribute('required')) {
        const message = this.getAttribute('required-message') || REQUIRED;
        this.#parts.setValidity({ valueMissing: true }, message, this.#frame);
      } else this.#parts.setValidity({});
    }
  }

  // Every other option is a property too, as with the elements of the browser.
  for (const name of ['language', 'theme', ...FIXED, ...SPOKEN]) {
    const property = name === 'required-message' ? 'requiredMessage' : name;
    Object.defineProperty(TesseraMap.prototype, property, {
      get(this: HTMLElement) {
        return this.getAttribute(name) ?? '';
      },
      set(this: HTMLElement, value: unknown) {
        this.setAttribute(name, String(value));
      },
    });
  }
  for (const name of FLAGS) {
    Object.defineProperty(TesseraMap.prototype, name, {
      get(this: HTMLElement) {
        return this.hasAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        this.toggleAttribute(name, Boolean(value));
      },
    });
  }
  customElements.define('tessera-map', TesseraMap);
};
