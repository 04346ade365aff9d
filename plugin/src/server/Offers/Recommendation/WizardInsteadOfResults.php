<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\BlockFilters;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** If the address of the results lacks answers, shows the wizard instead of everything that belongs to the results. */
final readonly class WizardInsteadOfResults implements Feature {
	private const RESULTS = BlockTypes::PREFIX . 'recommendation-results';
	private const WIZARD  = BlockTypes::PREFIX . 'recommendation-wizard';

	/** The lowest heading level of a wizard, whose questions are one level below. */
	private const LOWEST = 4;

	public function boot(): void {
		BlockFilters::before( BlockFilters::OURS, self::with_tool( ... ) );
	}

	/**
	 * @param array<string, mixed> $block as WordPress parsed it
	 * @return array<string, mixed>
	 */
	public static function with_tool( array $block ): array {
		if ( self::RESULTS !== ( $block['blockName'] ?? null ) || WizardAnswers::from_query( BlockRenderer::query() )->is_complete() ) {
			return $block;
		}

		$level  = is_array( $block['attrs'] ?? null ) ? $block['attrs']['level'] ?? null : null;
		$wizard = get_comment_delimited_block_content(
			self::WIZARD,
			array(
				'mode'  => 'system',
				'level' => min( self::LOWEST, 1 + ( is_int( $level ) ? $level : 2 ) ),
			),
			''
		);

		return array(
			'innerBlocks'  => parse_blocks( $wizard ),
			'innerContent' => array( null ),
		) + $block;
	}
}
