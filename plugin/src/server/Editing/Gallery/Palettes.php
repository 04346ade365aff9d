<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

use WP_Theme_JSON_Data;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/** The theme's style variations that define colors, for one request. */
final class Palettes {
	/** @var array<string, array{title: string, data: array<string, mixed>}>|null */
	private ?array $variations = null;

	/** @return array<string, string> their titles, by name */
	public function titles(): array {
		return array_column( array_map( static fn ( string $name, array $variation ): array => array( $name, $variation['title'] ), array_keys( $this->variations() ), $this->variations() ), 1, 0 );
	}

	/** Activates a variation; empty for the theme's own. */
	public function use( string $name ): void {
		$data = $this->variations()[ $name ]['data'] ?? null;

		if ( null === $data ) {
			return;
		}

		add_filter( 'wp_theme_json_data_user', static fn ( WP_Theme_JSON_Data $user ): WP_Theme_JSON_Data => $user->update_with( $data ) );
		WP_Theme_JSON_Resolver::clean_cached_data();
		wp_cache_delete( 'wp_get_global_stylesheet', 'theme_json' );
	}

	/** @return array<string, array{title: string, data: array<string, mixed>}> */
	private function variations(): array {
		if ( null !== $this->variations ) {
			return $this->variations;
		}

		$this->variations = array();

		/** @var array<string, mixed> $variation */
		foreach ( WP_Theme_JSON_Resolver::get_style_variations( 'theme' ) as $variation ) {
			$title  = $variation['title'] ?? '';
			$colors = $variation['settings'] ?? array();

			if ( is_string( $title ) && '' !== $title && is_array( $colors ) && isset( $colors['color'] ) ) {
				$this->variations[ sanitize_key( $title ) ] ??= array(
					'title' => $title,
					'data'  => $variation,
				);
			}
		}

		return $this->variations;
	}
}
