/** The client as an app: its service worker, whether a newer version waits, and web push for this browser. */

import { api } from '../connection/api';

export class Installed {
  /** A newer version is here, and is used when the page is loaded again. */
  newer = $state(false);

  get canPush(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  }

  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register('/service-worker.js');
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed' && navigator.serviceWorker.controller) this.newer = true;
        });
      });
    } catch {
      // Private windows and plain HTTP have none: everything else works without it.
    }
  }

  async useNewer(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage('take-over');
    location.reload();
  }

  /** Asks the reader, then the browser's push service, then the inn. False when the reader says no. */
  async push(key: string): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
    const { endpoint, keys } = subscription.toJSON();
    await api.addPush({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, device: deviceName() });
    return true;
  }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];

/** Enough to tell one's own devices apart: “Firefox · Android”. */
export function deviceName(agent = navigator.userAgent): string {
  const found = (names: string[]) => names.find((name) => agent.includes(name));
  return [found(BROWSERS), found(SYSTEMS)].filter(Boolean).join(' · ');
}

export const installed = new Installed();
