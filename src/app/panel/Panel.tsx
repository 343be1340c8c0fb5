import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { say } from '../text/messages.ts';
import './panel.css';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Takes the focus in place of the title. */
  readonly firstField?: RefObject<HTMLElement | null>;
};

/** A view in the place of the card. It takes the focus when it comes; Escape, or its button, closes it. */
export const Panel = ({ title, onClose, children, firstField }: Props) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another view
  useEffect(() => (firstField ?? heading).current?.focus({ preventScroll: true }), [title]);
  return (
    <section
      className="card panel"
      aria-labelledby={id}
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
