<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines the questions of a page, once: one FAQPage for all the questions that blocks on it
 * tell of.
 */
final class FaqPage implements Feature {
	/** @var array<string, array<string, mixed>> by their names */
	private array $questions = array();

	public function boot(): void {
		add_action( 'hvac_blocks_structured_data', $this->collect( ... ) );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/** @param array<string, mixed> $node */
	private function collect( array $node ): void {
		if ( 'Question' === ( $node['@type'] ?? '' ) && is_string( $node['name'] ?? null ) ) {
			$this->questions[ $node['name'] ] ??= $node;
		}
	}

	private function print(): void {
		if ( array() === $this->questions || ! is_singular() ) {
			return;
		}

		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'@context'   => 'https://schema.org',
					'@type'      => 'FAQPage',
					'mainEntity' => array_values( $this->questions ),
				),
				JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			),
			array( 'type' => 'application/ld+json' )
		);
	}
}
