/** Everything that a server says to a table's client. */

import type { Problem, TableInfo } from '../protocol/http';
import type { Changes, Events, Floor, Goodbye, Said, Sealed, View, Welcome } from '../protocol/messages';

type Ack = { type: 'ack'; cid: string; seq: number };
type Refused = { type: 'refused'; cid: string | null } & Problem;
type TableMessage = { type: 'table'; info: TableInfo };
type Pong = { type: 'pong' };
export type FromServer = Pong | Welcome | View | Changes | Events | Ack | Refused | Said | Floor | Sealed | TableMessage | Goodbye;
