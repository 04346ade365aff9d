/** What the panel takes from WordPress' scripts, which are not installed as packages. */
declare module '@wordpress/plugins' {
	export function registerPlugin( name: string, settings: { render: () => JSX.Element | null } ): void;
}

declare module '@wordpress/editor' {
	export function PluginDocumentSettingPanel( props: {
		name: string;
		title: string;
		children: React.ReactNode;
	} ): JSX.Element;

	export function PluginPrePublishPanel( props: {
		title: string;
		initialOpen?: boolean;
		children: React.ReactNode;
	} ): JSX.Element;
}

declare module '@wordpress/core-data' {
	type Meta = Record< string, unknown >;

	export function useEntityProp(
		kind: 'postType',
		type: string,
		name: 'meta'
	): [ Meta | undefined, ( meta: Meta ) => void ];
}
