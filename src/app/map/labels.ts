import { say } from '../text/messages.ts';

/** What the buttons of a map are called, in the language of the page. */
export const mapLabels = () => ({
  zoomIn: say('zoomIn'),
  zoomOut: say('zoomOut'),
  north: say('north'),
  map: say('map'),
  credits: say('sources'),
});

export type MapLabels = ReturnType<typeof mapLabels>;
