<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Editing\Blocks\BlockContext;

defined( 'ABSPATH' ) || exit;

/** The answers in the page's address. */
final class AnswersOfPage {
	/** Shown in the editor, where no address has any answers. */
	private const SAMPLE = array(
		'tonnage'       => '3.5',
		'zipCode'       => '75024',
		'powerType'     => 'gas',
		'homeSize'      => '1800-2100',
		'buyingFactors' => 'efficiency,reliability',
	);

	public static function read( BlockContext $context ): WizardAnswers {
		$answers = WizardAnswers::from_query( $context->query );

		return $context->is_edited && ! $answers->is_complete() ? WizardAnswers::from_query( self::SAMPLE ) : $answers;
	}
}
