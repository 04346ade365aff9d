<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Feature;

defined( 'ABSPATH' ) || exit;

/** Tells search engines the videos of a page, each once. */
final class VideoObjects implements Feature {
	/** @var array<string, array<string, mixed>> by the addresses of their players */
	private array $videos = array();

	public function boot(): void {
		add_action( 'hvac_blocks_structured_data', $this->collect( ... ) );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/** @param array<string, mixed> $node */
	private function collect( array $node ): void {
		if ( 'VideoObject' === ( $node['@type'] ?? '' ) && is_string( $node['embedUrl'] ?? null ) ) {
			$this->videos[ $node['embedUrl'] ] ??= $node;
		}
	}

	private function print(): void {
		if ( array() === $this->videos || ! is_singular() ) {
			return;
		}

		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'@context' => 'https://schema.org',
					'@graph'   => array_values( $this->videos ),
				),
				JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			),
			array( 'type' => 'application/ld+json' )
		);
	}
}
