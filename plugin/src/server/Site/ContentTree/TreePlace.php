<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The position of blocks: the page, the blocks around them and the patterns. */
final readonly class TreePlace {
	/**
	 * @param list<int|string>     $patterns  that contain this position
	 * @param array<string, mixed> $overrides the page's overrides of a pattern's texts
	 */
	public function __construct(
		public WP_Post $post,
		public string $path = '',
		public int $depth = 0,
		public array $patterns = array(),
		public array $overrides = array(),
	) {}

	/** @return array<string, mixed> of the blocks here, as WordPress passes it to the sources of block bindings */
	public function context(): array {
		return array(
			'postId'            => $this->post->ID,
			'postType'          => $this->post->post_type,
			'pattern/overrides' => $this->overrides,
		);
	}

	/** Returns the position of one of the blocks here: `core/group[0] > core/image[2]`. */
	public function of_block( string $name, int $index ): self {
		return new self( $this->post, ( '' === $this->path ? '' : "{$this->path} > " ) . "{$name}[$index]", $this->depth + 1, $this->patterns, $this->overrides );
	}

	/** @param array<string, mixed> $overrides */
	public function in_pattern( int|string $pattern, array $overrides ): self {
		return new self( $this->post, $this->path, $this->depth, array( ...$this->patterns, $pattern ), $overrides );
	}
}
