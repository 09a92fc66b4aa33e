// boardgame.io's own server with its own defaults (games in memory): server.cjs PORT
const { Server } = require('boardgame.io/server');
const { Shape } = require('./game.cjs');

const server = Server({ games: [Shape], origins: [/127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]), callback: () => {} });
