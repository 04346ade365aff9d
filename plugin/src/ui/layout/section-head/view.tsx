import { Slot } from '@hvac-blocks/view';

export interface Props {
	level: number;
	id?: string;
	/** Whether its sentence currently does not apply. */
	isIntroHidden?: boolean;
}

/** A section's heading and one sentence: the slots `heading` and `intro`. */
export function View( { level, id, isIntroHidden }: Props ) {
	const Heading = `h${ level }`;

	return (
		<div className="hvac-section__head">
			<Slot as={ Heading } className="hvac-section__heading" id={ id } name="heading" />
			<Slot as="p" className="hvac-section__intro" hidden={ isIntroHidden } name="intro" />
		</div>
	);
}
