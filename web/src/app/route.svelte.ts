/** Where the reader is: the address bar, as a value. */

const initial = () => ({ path: location.pathname, search: location.search });

class Route {
  private where = $state(initial());

  get path(): string {
    return this.where.path;
  }

  get parts(): string[] {
    return this.where.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.where.search);
  }

  begin(): void {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.where = initial();
  }

  /** Links within the house need no reload. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
