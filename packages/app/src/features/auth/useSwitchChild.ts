import { useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { api } from '#api/api.ts'
import { publicPaths } from '#addresses/public.ts'
import { useErrorMessage } from '#api/useErrorMessage.ts'
import { toasts } from '#feedback/toasts.ts'
import { signInAtom } from '#session/sessionAtoms.ts'

type To = { id: number; email: string; isStaying?: boolean }

/** Goes on as another child of the same sign-in, at their dashboard: nothing of the one before stays on the page. */
export function useSwitchChild(): (to: To) => Promise<boolean> {
  const beginSession = useSetAtom(signInAtom)
  const words = useErrorMessage()
  const [, navigate] = useLocation()
  return async ({ id, email, isStaying = false }) => {
    try {
      const { token, status, user } = await api('switchChild', { body: { id } })
      const onArrive = () => isStaying || navigate(publicPaths.dashboard(user.role))
      await beginSession({ token, status, role: user.role, email, child: id, onArrive: () => void onArrive() })
      return true
    } catch (error) {
      toasts.error(words(error), 'switchChild')
      return false
    }
  }
}
