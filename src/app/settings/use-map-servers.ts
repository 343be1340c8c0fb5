import { type MapServers, mapServers } from '../map/map-servers.ts';
import { openAnswers } from '../queries/answers.ts';
import { useAnswer } from '../queries/use-answer.ts';

const namedServers = openAnswers(
  (_all: 'all') => '',
  () => mapServers(),
);

/** The servers that the page names; none until that is known. */
export const useMapServers = (): MapServers => useAnswer(namedServers, 'all').value ?? {};
