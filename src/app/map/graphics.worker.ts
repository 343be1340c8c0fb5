/**
 * Tells the page whether the browser draws with a graphics card. To ask is to wake its graphics, too: the first drawing
 * surface of a browser can take half a second, and whoever asks for it waits. Here nobody does.
 */

/** What draws in place of a card, as the makers of browsers and systems call it. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const rendererOf = (gl: WebGL2RenderingContext): string =>
  String(gl.getParameter(gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));

const gl = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('webgl2') : null;
postMessage(gl === null || !SOFTWARE.test(rendererOf(gl)));
close();
