/** The part of swagger-client that tests use; it ships no types. */
declare module 'swagger-client' {
  interface Executed {
    readonly status: number;
    readonly body: unknown;
  }
  interface Client {
    execute(request: { operationId: string; parameters?: object; requestBody?: object }): Promise<Executed>;
  }
  export default function SwaggerClient(options: { spec: object }): Promise<Client>;
}
