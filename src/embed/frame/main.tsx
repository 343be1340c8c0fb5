import '../../app/page.css';
import './frame.css';
import { createRoot } from 'react-dom/client';
import { beginEngine, client } from '../../app/queries/engine.ts';
import { beginToSpeak } from '../../app/state/begin-to-speak.ts';
import { useStore } from '../../app/state/store.ts';
import { optionsIn } from '../options.ts';
import type { Command } from '../protocol.ts';
import { Frame } from './Frame.tsx';
import { openHost } from './host.ts';
import { openSession, type Session } from './session.ts';

beginEngine();

const { options, wrong } = optionsIn(new URLSearchParams(location.search));

let session: Session | undefined;
const tell = openHost(options.origin, (command: Command) => session?.obey(command));
session = openSession(client, tell, { language: useStore.getState().language, theme: options.theme ?? 'auto' });

// Commands are heard from here on, whatever else is still on its way.
await beginToSpeak();

const root = document.getElementById('app');
if (root !== null) {
  createRoot(root).render(<Frame session={session} options={options} tell={tell} />);
}

if (options.language !== undefined) session.obey({ type: 'setLanguage', language: options.language });
if (options.words !== undefined) session.obey({ type: 'select', words: options.words });
tell({ type: 'ready', language: options.language ?? session.state.getState().language });
for (const name of wrong) {
  tell({ type: 'error', code: 'BadOption', message: `The option "${name}" can not be read and is left out.` });
}
