import { useMessages } from '@sanguine/ui'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { ListAndDetail, NothingOpen } from '../../../shared/list-and-detail/list-and-detail'
import { useOpenId } from '../../../shared/list-and-detail/use-open-id'
import { sectionUrls } from '../../../shared/records/section-urls'
import { PaymentOfNumber } from '../components/payment-of-number'
import { UserAtId } from '../components/user-editor'
import { UserList } from '../components/user-list'
import { queryOf, useUsersFilter } from '../users-filter'

const urls = sectionUrls('user')

/** Accounts with their players: the list beside the user that the address names. On a phone only one of them. */
export function UsersPage() {
  const t = useMessages(adminMessages)
  const openId = useOpenId(urls.list)
  const { filter, change } = useUsersFilter()
  const listHref = `${urls.list}${queryOf(filter)}`
  return (
    <ListAndDetail openId={openId} list={<UserList filter={filter} change={change} selectedId={openId} />}>
      <Routes>
        <Route
          index
          element={
            <NothingOpen
              title={t('title.users')}
              hint={t('editor.select', { kind: t('user.kind'), name: t('user.kind') })}
            />
          }
        />
        <Route path="payment/:number" element={<PaymentAtAddress listHref={listHref} />} />
        <Route path=":id" element={<UserAtAddress listHref={listHref} />} />
        <Route path="*" element={<Navigate to={urls.list} replace />} />
      </Routes>
    </ListAndDetail>
  )
}

function UserAtAddress({ listHref }: { readonly listHref: string }) {
  const { id = '' } = useParams()
  return <UserAtId key={id} id={id} listHref={listHref} />
}

function PaymentAtAddress({ listHref }: { readonly listHref: string }) {
  const { number = '' } = useParams()
  return <PaymentOfNumber key={number} number={number} listHref={listHref} />
}
