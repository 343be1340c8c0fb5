/**
 * The site without a network, seen from the page: the service worker is started once the page stands, and somebody is
 * told when a new version waits. The page never changes under a person's hands.
 */
const HOUR_MS = 3_600_000;

const switchTo = (worker: ServiceWorker): void => {
  // Another window of the site was faster: only this one is still old.
  if (worker.state === 'activated') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take over');
};

export const watchVersions = async (onNew: (update: () => void) => void): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  // The first version has nobody to replace.
  const offer = (worker: ServiceWorker): void => {
    if (navigator.serviceWorker.controller !== null) onNew(() => switchTo(worker));
  };
  const watch = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });

  if (registration.waiting !== null) offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  // A map may stay open for days.
  const check = (): void => void registration.update().catch(() => undefined);
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
};
