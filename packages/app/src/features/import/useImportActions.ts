import type { OperationId } from '@maktab/contract/calls'
import type { ImportPreviewForm } from '@maktab/contract/schema'
import type { ImportScreenProps } from '@maktab/ui/features/import/admin/ImportScreen'
import { isNotImplemented } from '@maktab/client/extensionDetection'
import { api } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { markOperationMissing } from '#session/backendCapabilities.ts'

type Actions = Pick<ImportScreenProps, 'onCheckRows' | 'onRunImport' | 'onUndoImport'>

type ImportResponse<Result> =
  | { state: 'done'; result: Result }
  | { state: 'failed'; message: string | undefined; fields?: Record<string, string[]> }

/** The requests of an import. Errors are shown beside the rows, not in toasts. */
export function useImportActions(): Actions {
  const mutate = useApiMutation({ tell: 'form' })
  const send = async <Response, Result>(
    id: OperationId,
    call: () => Promise<Response>,
    select: (response: Response) => Result,
  ): Promise<ImportResponse<Result>> => {
    let result: { response: Response } | undefined
    const outcome = await mutate(
      id,
      async () => {
        const response = await call()
        result = { response }
        return response
      },
      { isSilent: true },
    )
    if (outcome.state === 'refused') return { state: 'failed', message: outcome.message, fields: outcome.fields }
    return result ? { state: 'done', result: select(result.response) } : { state: 'failed', message: undefined }
  }
  return {
    onCheckRows: ({ name, kind, start, rows }) =>
      send(
        'previewImport',
        () => checkRows({ import: name, kind, start, rows: [...rows] }),
        (response) => response.rows,
      ),
    onRunImport: (body) =>
      send(
        'runImport',
        () => api('runImport', { body }),
        (response) => response.import,
      ),
    onUndoImport: (name) =>
      send(
        'undoImport',
        () => api('undoImport', { body: { import: name } }),
        (response) => response,
      ),
  }
}

/** Rows that are sent begin the import, so a 404 means that the backend has none (decision 16). */
async function checkRows(body: ImportPreviewForm) {
  try {
    return await api('previewImport', { body })
  } catch (error) {
    if (isNotImplemented(error)) markOperationMissing('previewImport')
    throw error
  }
}
