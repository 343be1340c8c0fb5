import { LocateFixed } from 'lucide-react';
import { say } from '../text/messages.ts';

type Props = { readonly isFollowing: boolean; readonly onStart: () => void; readonly onEnd: () => void };

export const LocateButton = ({ isFollowing, onStart, onEnd }: Props) => (
  <button
    type="button"
    className={isFollowing ? 'locate icon-button is-on' : 'locate icon-button'}
    aria-label={say(isFollowing ? 'stopFollowing' : 'followMe')}
    onClick={isFollowing ? onEnd : onStart}
  >
    <LocateFixed size={20} strokeWidth={1.75} aria-hidden />
  </button>
);
