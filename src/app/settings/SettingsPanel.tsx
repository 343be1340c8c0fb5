import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { streetHosts } from '../map/map-servers.ts';
import { Choice } from '../panel/Choice.tsx';
import { Panel } from '../panel/Panel.tsx';
import type { ThemeChoice } from '../state/kept.ts';
import { type CoordinateFormat, type MapStyle, type Units, useSettings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';
import { PageLanguageSelect } from '../text/PageLanguageSelect.tsx';
import { Credits } from './Credits.tsx';
import { ServerForm } from './ServerForm.tsx';
import { saySettings } from './text/messages.ts';
import { useMapServers } from './use-map-servers.ts';

type Props = { readonly onClose: () => void; readonly onAbout: () => void };

const Engine = () => {
  const { server, choose } = useSettings();
  const [wantsServer, setWantsServer] = useState(server !== undefined);
  return (
    <>
      <Choice<'page' | 'server'>
        title={saySettings('engine')}
        value={wantsServer ? 'server' : 'page'}
        options={[
          ['page', saySettings('enginePage')],
          ['server', saySettings('engineServer')],
        ]}
        onChange={(next) => {
          setWantsServer(next === 'server');
          if (next === 'page') choose({ server: undefined });
        }}
      />
      {server !== undefined ? (
        <p className="quiet">{saySettings('engineInUse', { server: server.url })}</p>
      ) : wantsServer ? null : (
        <p className="quiet">{saySettings('enginePageHint')}</p>
      )}
      {wantsServer ? <ServerForm /> : null}
    </>
  );
};

const SettingsPanel = ({ onClose, onAbout }: Props) => {
  const { units, coordinates, mapStyle, choose } = useSettings();
  const { themeChoice, setTheme } = useStore();
  const servers = useMapServers();
  const streets = streetHosts(servers, location.href);
  return (
    <Panel title={say('settings')} onClose={onClose}>
      <Choice<ThemeChoice>
        title={saySettings('appearance')}
        value={themeChoice}
        options={[
          ['system', saySettings('themeSystem')],
          ['light', saySettings('themeLight')],
          ['dark', saySettings('themeDark')],
        ]}
        onChange={setTheme}
      />
      <Choice<MapStyle>
        title={say('map')}
        value={mapStyle}
        options={[
          ['auto', saySettings('automatic')],
          ['embedded', saySettings('mapEmbedded')],
          ['online', saySettings('mapOnline')],
          ...(servers.satellite === undefined ? [] : [['satellite', saySettings('mapSatellite')] as const]),
        ]}
        onChange={(next) => choose({ mapStyle: next })}
      />
      <p className="quiet">
        {saySettings('mapStyleHint')}{' '}
        {streets.length === 0 ? null : saySettings('streetsFrom', { server: streets.join(say('comma')) })}
      </p>
      <Choice<Units>
        title={saySettings('units')}
        value={units}
        options={[
          ['auto', saySettings('automatic')],
          ['metric', saySettings('metric')],
          ['imperial', saySettings('imperial')],
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
      <a className="panel-link" href="/embed/build">
        {saySettings('embedMap')}
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
