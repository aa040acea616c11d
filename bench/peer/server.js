// A boardgame.io server as its documentation starts one: games in memory, nothing stored.
const { Server, Origins } = require('boardgame.io/server');
const { QE } = require('./qe.js');

const server = Server({ games: [QE], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
