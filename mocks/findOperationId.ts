import { type OperationId, calls } from '@maktab/contract/calls'

/**
 * The operation of a request, by its method and its path from `/api` on. `/class/{id}/students` and its like also fit
 * plainer paths: of several that fit, the one with the fewest parameters.
 */
export function findOperationId(method: string, path: string): OperationId | undefined {
  const fits = (template: string) => new RegExp(`^/api${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return (Object.keys(calls) as OperationId[])
    .filter((id) => calls[id].method === method && fits(calls[id].path))
    .toSorted((one, other) => calls[one].path.split('{').length - calls[other].path.split('{').length)[0]
}
