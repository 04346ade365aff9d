<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The data that the demo site needs about an existing page: hundreds of them fit into a small memory. */
final readonly class FoundPage {
	/** @param string|null $source as `DemoPosts::source()` returns it */
	private function __construct( public int $id, public string $name, public int $parent, public ?string $source ) {}

	public static function of( WP_Post $post ): self {
		return new self( $post->ID, $post->post_name, $post->post_parent, DemoPosts::source( $post ) );
	}
}
