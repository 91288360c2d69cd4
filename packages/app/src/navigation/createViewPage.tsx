import type { ComponentType } from 'react'
import type { Address, Views } from '../addresses/address.ts'
import { useNavigateTo, useRouteView } from './routeViews.ts'

type RouteView<All extends Views> = ReturnType<typeof useRouteView<All>>

type ViewPropsOf<All extends Views, At> = ReturnType<typeof useNavigateTo<All>> & {
  view: Extract<RouteView<All>, { at: At }>
}

/** The parameters of a page’s open view, and ways to navigate to its other views. */
export type ViewProps<Of extends { views: Views }, At> = ViewPropsOf<Of['views'], At>

type ViewComponents<All extends Views> = { [At in RouteView<All>['at']]: ComponentType<ViewPropsOf<All, At>> }

/** Views that stay mounted when their parameters change: forms reset themselves. */
const unkeyedViews: ReadonlySet<string> = new Set(['list', 'form', 'create', 'edit'])

/** A page that renders the component of the open view, with a new one for another value of the view’s first parameter. */
export function createViewPage<All extends Views>(address: Address<All>, components: ViewComponents<All>) {
  return function ViewPage() {
    const view = useRouteView(address)
    const navigation = useNavigateTo(address)
    const at = String(view.at)
    const [idName = ''] = unkeyedViews.has(at) ? [] : Object.keys(address.views[at] ?? {})
    const View = (components as Record<string, ComponentType<object>>)[at]
    const { [idName]: id } = view as Record<string, string | number | undefined>
    return View && <View key={id} {...{ view, ...navigation }} />
  }
}
