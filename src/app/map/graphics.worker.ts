/**
 * Wakes the browser's graphics while the scripts of the page are still on their way. The first drawing surface of a
 * browser can take half a second, and whoever asks for it waits: here nobody does.
 */
if (typeof OffscreenCanvas === 'function') new OffscreenCanvas(1, 1).getContext('webgl2');
close();
