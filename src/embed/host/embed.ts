/** `/embed.js`, the one file for the pages of others. The server of the frame is where this file came from. */
import { defineMap } from './element.ts';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) defineMap(new URL(script.src).origin);
else console.error('Tessera: load embed.js with a plain <script src>, not as a module.');
