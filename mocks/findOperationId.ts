import { type OperationId, calls } from '@maktab/contract/calls'

/**
 * Finds the operation of a request by its method and its path including `/api`. When several path templates match, such
 * as `/class/{id}/students`, the one with the fewest parameters wins.
 */
export function findOperationId(method: string, path: string): OperationId | undefined {
  const matches = (template: string) => new RegExp(`^/api${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return (Object.keys(calls) as OperationId[])
    .filter((id) => calls[id].method === method && matches(calls[id].path))
    .toSorted((one, other) => calls[one].path.split('{').length - calls[other].path.split('{').length)[0]
}
