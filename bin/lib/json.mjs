import { readFileSync } from 'node:fs';

/** @return {Object} a JSON file's content; empty if it is missing or broken */
export const readJson = ( file ) => {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return {};
	}
};
