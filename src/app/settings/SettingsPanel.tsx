import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { mapServers } from '../map/map-servers.ts';
import { Choice } from '../panel/Choice.tsx';
import { Panel } from '../panel/Panel.tsx';
import { openAnswers } from '../queries/answers.ts';
import { useAnswer } from '../queries/use-answer.ts';
import type { ThemeChoice } from '../state/kept.ts';
import { type CoordinateFormat, type MapStyle, type Units, useSettings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';
import { PageLanguageSelect } from '../text/PageLanguageSelect.tsx';
import { Credits } from './Credits.tsx';
import { ServerForm } from './ServerForm.tsx';

type Props = { readonly onClose: () => void; readonly onAbout: () => void };

const namedServers = openAnswers(
  (_all: 'all') => '',
  () => mapServers(),
);

const Engine = () => {
  const { server, choose } = useSettings();
  const [wantsServer, setWantsServer] = useState(server !== undefined);
  return (
    <>
      <Choice<'page' | 'server'>
        title={say('engine')}
        value={wantsServer ? 'server' : 'page'}
        options={[
          ['page', say('enginePage')],
          ['server', say('engineServer')],
        ]}
        onChange={(next) => {
          setWantsServer(next === 'server');
          if (next === 'page') choose({ server: undefined });
        }}
      />
      {server !== undefined ? (
        <p className="quiet">{say('engineInUse', { server: server.url })}</p>
      ) : wantsServer ? null : (
        <p className="quiet">{say('enginePageHint')}</p>
      )}
      {wantsServer ? <ServerForm /> : null}
    </>
  );
};

const SettingsPanel = ({ onClose, onAbout }: Props) => {
  const { units, coordinates, mapStyle, choose } = useSettings();
  const { themeChoice, setTheme } = useStore();
  const { value: servers } = useAnswer(namedServers, 'all');
  return (
    <Panel title={say('settings')} onClose={onClose}>
      <Choice<ThemeChoice>
        title={say('appearance')}
        value={themeChoice}
        options={[
          ['system', say('themeSystem')],
          ['light', say('themeLight')],
          ['dark', say('themeDark')],
        ]}
        onChange={setTheme}
      />
      <Choice<MapStyle>
        title={say('map')}
        value={mapStyle}
        options={[
          ['auto', say('automatic')],
          ['embedded', say('mapEmbedded')],
          ['online', say('mapOnline')],
          ...(servers?.satellite === undefined ? [] : [['satellite', say('mapSatellite')] as const]),
        ]}
        onChange={(next) => choose({ mapStyle: next })}
      />
      <p className="quiet">{say('mapStyleHint')}</p>
      <Choice<Units>
        title={say('units')}
        value={units}
        options={[
          ['auto', say('automatic')],
          ['metric', say('metric')],
          ['imperial', say('imperial')],
        ]}
        onChange={(next) => choose({ units: next })}
      />
      <Choice<CoordinateFormat>
        title={say('coordinates')}
        value={coordinates}
        options={[
          ['decimal', say('decimal')],
          ['degrees', say('degrees')],
          ['grid', say('grid')],
        ]}
        onChange={(next) => choose({ coordinates: next })}
      />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, in a component */}
      <label className="field is-row">
        {say('pageLanguage')}
        <PageLanguageSelect />
      </label>
      <Engine />
      <a className="panel-link" href="/batch">
        {say('convertMany')}
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="flips" />
      </a>
      <button type="button" className="panel-link" onClick={onAbout}>
        {say('about')}
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="flips" />
      </button>
      <Credits />
    </Panel>
  );
};

export default SettingsPanel;
