/** Asks the service worker to keep everything that this page may want, in every language. */

class Offline {
  /** From now on it works without the network. */
  kept = $state(false);

  async keep(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { active } = await navigator.serviceWorker.ready;
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => (this.kept = data === 'kept');
    active?.postMessage('keep-box', [channel.port2]);
  }
}

export const offline = new Offline();
