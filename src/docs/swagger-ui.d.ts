/** The part of the viewer that is used; the package brings no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Settings = {
    readonly url: string;
    readonly dom_id: string;
    readonly deepLinking: boolean;
    readonly tryItOutEnabled: boolean;
    readonly defaultModelsExpandDepth: number;
    readonly validatorUrl: null;
  };
  export default function SwaggerUI(settings: Settings): unknown;
}
