/** The subset of OpenAPI 3.1 that the store's description uses. Schemas are JSON Schema 2020-12. */
export type JsonSchema = { [key: string]: unknown };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  style?: 'form';
  explode?: boolean;
};
export type Content = Record<string, { schema: JsonSchema }>;
export type ResponseObject = {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
};
export type OperationObject = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required: true; description: string; content: Content };
  responses: Record<string, ResponseObject>;
};
export type OpenApi = {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  security: [];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', OperationObject>>>;
  components: { schemas: Record<string, JsonSchema> };
};
