import { ReloadButton } from '../part.tsx';
import { useSettings } from '../state/settings.ts';
import type { Trouble } from '../state/trouble.ts';
import { say } from '../text/messages.ts';

type Props = { readonly trouble: Trouble; readonly onSettings: () => void };

/** One sentence, and a way out where there is one. */
export const Notice = ({ trouble, onSettings }: Props) => {
  const { choose } = useSettings();
  return (
    <div className="notice" role="alert">
      {trouble.text}
      {trouble.way === undefined ? null : (
        <div className="notice-ways">
          {trouble.way === 'reload' ? (
            <ReloadButton />
          ) : (
            <>
              <button type="button" className="plain link" onClick={() => choose({ server: undefined })}>
                {say('useEnginePage')}
              </button>
              <button type="button" className="plain link" onClick={onSettings}>
                {say('settings')}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
};
