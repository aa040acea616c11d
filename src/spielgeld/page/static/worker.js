// Tells a player whose turn it is, while no page of the table is open.
"use strict";

self.addEventListener("push", (event) => {
  const { title, body, tag, url } = event.data.json();
  const icon = "static/icon-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === new URL(url).pathname);
    return open ? open.focus() : self.clients.openWindow(url);
  }));
});
