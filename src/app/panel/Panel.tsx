import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { say } from '../text/messages.ts';
import './panel.css';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Takes the focus in place of the title. */
  readonly firstField?: RefObject<HTMLElement | null>;
};

/** In the place of the card. It takes the focus and gives it back when it goes; Escape or its button closes it. */
export const Panel = ({ title, onClose, children, firstField }: Props) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  // Of the layout, because its end comes before the panel is out of the document: the focus is still known then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, also when the title changes with the language
  useLayoutEffect(() => {
    const [view, opener] = [panel.current, document.activeElement];
    // A form that was opened with the panel took the focus before.
    if (view?.contains(opener) === true) return undefined;
    (firstField ?? heading).current?.focus({ preventScroll: true });
    return () => {
      // Whoever has turned to something else since is left there.
      if (view?.contains(document.activeElement) !== true) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  // A form that is done, or the last step undone, took the focus along: no key would reach the panel any more.
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  });
  return (
    <section
      ref={panel}
      className="card panel"
      aria-labelledby={id}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className="panel-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={say('close')} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      <div className="panel-body">{children}</div>
    </section>
  );
};
