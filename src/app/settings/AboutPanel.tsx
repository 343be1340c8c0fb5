import { Grid3x3, ShieldCheck, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '../panel/Panel.tsx';
import { say } from '../text/messages.ts';
import { Credits } from './Credits.tsx';
import { saySettings } from './text/messages.ts';

type PartProps = { readonly icon: ReactNode; readonly title: string; readonly children: string };

const Part = ({ icon, title, children }: PartProps) => (
  <section className="about-part">
    <span className="action-icon">{icon}</span>
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </section>
);

const AboutPanel = ({ onClose }: { readonly onClose: () => void }) => (
  <Panel title={say('about')} onClose={onClose}>
    <Part icon={<Grid3x3 size={20} strokeWidth={1.75} aria-hidden />} title={saySettings('aboutGridTitle')}>
      {saySettings('aboutGrid')}
    </Part>
    <Part icon={<ShieldCheck size={20} strokeWidth={1.75} aria-hidden />} title={saySettings('aboutCheckTitle')}>
      {saySettings('aboutCheck')}
    </Part>
    <Part icon={<Smartphone size={20} strokeWidth={1.75} aria-hidden />} title={saySettings('aboutHereTitle')}>
      {saySettings('aboutHere')}
    </Part>
    <section className="credits">
      <h3>{saySettings('licence')}</h3>
      <p>{saySettings('licenceText')}</p>
    </section>
    <Credits />
  </Panel>
);

export default AboutPanel;
