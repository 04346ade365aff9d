declare module '*.scss' {
	const css: string;
	export default css;
}

// Types are those of `leaflet`, which the files that use them import.
declare module 'leaflet/src/*';
