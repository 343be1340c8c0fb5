import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import '@fontsource-variable/noto-sans/wght.css';
import 'swagger-ui-dist/swagger-ui.css';
// After the styles of the viewer, which it corrects.
import './docs.css';

/**
 * The reference to read and to try: an existing viewer, served by ourselves, over the document that the server writes
 * from its own declarations. Nothing is said twice, so nothing here can be out of date.
 */
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = (): void => {
  // The viewer goes by a class, and our colours by an attribute.
  document.documentElement.classList.toggle('dark-mode', dark.matches);
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
};
dark.addEventListener('change', follow);
follow();

SwaggerUI({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: -1,
  // No stranger's server checks our document, and none is asked for anything.
  validatorUrl: null,
});
