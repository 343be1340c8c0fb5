/** The one client of the page, over the worker; started with the page so that it is ready before anybody types. */
import { openClient } from '../../client/client.ts';
import { openWorkerTransport } from '../../client/transports.ts';

const { ask, transport } = openWorkerTransport();

export const engine = ask;
export const client = openClient(transport);
