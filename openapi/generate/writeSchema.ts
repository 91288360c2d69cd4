import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const blob = ts.factory.createTypeReferenceNode('Blob')

/** The contract's types, its schemas by their own names too; a binary field is a Blob. */
export async function writeSchema(contract: URL): Promise<string> {
  const types = await openapiTypescript(contract, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  })
  return astToString(types)
}
