<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** The address of the results contains the answers: links to the same page in another language keep them. */
final readonly class AnswersInLanguageLinks implements Feature {
	public function boot(): void {
		add_filter( 'hvac_blocks_language_links', self::with_answers( ... ) );
	}

	private static function with_answers( mixed $addresses ): mixed {
		$query   = array_intersect_key( BlockRenderer::query(), array_flip( WizardAnswers::ARGUMENTS ) );
		$answers = array() === $query ? '' : WizardAnswers::from_query( $query )->address();

		return '' === $answers || ! is_array( $addresses ) ? $addresses : array_map(
			static fn ( mixed $address ): mixed => is_string( $address ) ? $address . ( str_contains( $address, '?' ) ? '&' : '?' ) . $answers : $address,
			$addresses
		);
	}
}
