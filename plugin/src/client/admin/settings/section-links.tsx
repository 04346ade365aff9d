import { __ } from '@wordpress/i18n';

export interface SectionLink {
	name: string;
	title: string;
	isChanged: boolean;
	isWrong: boolean;
}

interface SectionLinksProps {
	sections: SectionLink[];
	/** Empty while search results are shown. */
	current: string;
	onOpen: () => void;
}

/** Links to the sections; the current one is marked, and those with unsaved changes. */
export function SectionLinks( { sections, current, onOpen }: SectionLinksProps ) {
	return (
		<nav className="hvac-settings__nav" aria-label={ __( 'Sections', 'hvac-blocks' ) }>
			<ul>
				{ sections.map( ( { name, title, isChanged, isWrong } ) => (
					<li key={ name }>
						<a
							href={ `#${ name }` }
							aria-current={ name === current ? 'page' : undefined }
							onClick={ onOpen }
						>
							{ title }
							{ isWrong && (
								<span className="hvac-settings__wrong">
									{ __( 'needs correction', 'hvac-blocks' ) }
								</span>
							) }
							{ isChanged && ! isWrong && (
								<span className="hvac-settings__changed">{ __( 'changed', 'hvac-blocks' ) }</span>
							) }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
