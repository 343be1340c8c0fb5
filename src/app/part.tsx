import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { say } from './text/messages.ts';

export const ReloadButton = () => (
  <button type="button" className="plain link" onClick={() => location.reload()}>
    {say('tryAgain')}
  </button>
);

type MissingProps = { readonly onClose?: () => void };

/** Where a part should stand that could not be loaded: offline, or a newer version has taken its place on the server. */
const MissingPart = ({ onClose }: MissingProps) => (
  <div className={onClose === undefined ? 'missing-part' : 'notice'} role="alert">
    {say('partNotLoaded')}
    <div className="notice-ways">
      <ReloadButton />
      {onClose === undefined ? null : (
        <button type="button" className="plain link" onClick={onClose}>
          {say('close')}
        </button>
      )}
    </div>
  </div>
);

/** A part of the page that is loaded when it is first wanted. When that fails its place says so, and the page goes on. */
export const part = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: FunctionComponent<MissingProps> = MissingPart,
) =>
  lazy(() =>
    load().catch((error: unknown): { readonly default: FunctionComponent<Props & MissingProps> } => {
      console.warn('part', error);
      return { default: instead };
    }),
  );
