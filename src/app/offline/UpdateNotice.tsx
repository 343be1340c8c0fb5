import { useEffect, useState } from 'react';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';

/** The map and the first address go first: nothing of this is needed while they load. */
const AFTER_MS = 3000;

export const UpdateNotice = () => {
  const [update, setUpdate] = useState<() => void>();
  // Drawn again when the page changes its language.
  useStore(({ pageLanguage }) => pageLanguage);

  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    const timer = setTimeout(() => {
      import('./versions.ts')
        .then(({ watchVersions }) => watchVersions((next) => setUpdate(() => next)))
        .catch((error: unknown) => console.warn('offline', error));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="update" role="status">
      {update === undefined ? null : (
        <p>
          {say('newVersion')}{' '}
          <button type="button" onClick={update}>
            {say('update')}
          </button>
        </p>
      )}
    </div>
  );
};
