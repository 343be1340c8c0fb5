import { Grid3x3, ShieldCheck, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '../panel/Panel.tsx';
import { say } from '../text/messages.ts';
import { Credits } from './Credits.tsx';

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
    <Part icon={<Grid3x3 size={20} strokeWidth={1.75} aria-hidden />} title={say('aboutGridTitle')}>
      {say('aboutGrid')}
    </Part>
    <Part icon={<ShieldCheck size={20} strokeWidth={1.75} aria-hidden />} title={say('aboutCheckTitle')}>
      {say('aboutCheck')}
    </Part>
    <Part icon={<Smartphone size={20} strokeWidth={1.75} aria-hidden />} title={say('aboutHereTitle')}>
      {say('aboutHere')}
    </Part>
    <section className="credits">
      <h3>{say('licence')}</h3>
      <p>{say('licenceText')}</p>
    </section>
    <Credits />
  </Panel>
);

export default AboutPanel;
