<?php
declare(strict_types=1);

namespace HvacBlocks\FormBlocks;

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Forms\DealerNeed;
use HvacBlocks\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The view model of a block that is a form under a heading: the part `ui/form-panel`.
 *
 * @phpstan-type Attributes array{heading?: string, intro?: string, next?: string, submit?: string, successHeading: string, successText: string, companyId?: string, source?: string, level: int}
 */
final readonly class FormPanel {
	/**
	 * @param Attributes $attributes
	 * @return array<string, mixed>
	 */
	public static function props( BlockContext $context, string $form, array $attributes ): array {
		$definition = $context->services->forms->get( $form );
		$is_for     = DealerNeed::None !== $definition->dealer;
		$dealer     = $is_for ? FormDealer::of( $context, $attributes['companyId'] ?? '' ) : FormDealer::nobody();
		$named      = Text::fill( $definition->text( 'recipient' ), array( 'dealer' => $dealer->name ) );
		$recipient  = '' === $dealer->name ? __( 'Your request goes to a dealer near you.', 'hvac-blocks' ) : $named;

		return array(
			'id'        => $context->id,
			'level'     => $attributes['level'],
			'recipient' => $is_for ? $recipient : '',
			'form'      => FormView::props(
				$context,
				$form,
				$dealer,
				$attributes['level'],
				$attributes['source'] ?? '',
				array(
					'heading' => $attributes['successHeading'],
					'text'    => $attributes['successText'],
				)
			),
		);
	}

	/**
	 * @param Attributes $attributes
	 * @param string     $heading    where the editor wrote none
	 * @param string     $intro      where the editor wrote none
	 * @return array<string, string>
	 */
	public static function slots( BlockContext $context, string $form, array $attributes, string $heading, string $intro ): array {
		$definition = $context->services->forms->get( $form );

		return array(
			'heading' => $attributes['heading'] ?? $heading,
			'intro'   => $attributes['intro'] ?? $intro,
			'next'    => ( $attributes['next'] ?? '' ) ?: $definition->text( 'next' ),
			'submit'  => ( $attributes['submit'] ?? '' ) ?: $definition->text( 'submit' ),
		);
	}
}
