<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Posts of some types. They skip the trash: the demo site can be created again, and they contain nothing of a person's. */
final readonly class PostsPart implements DemoPart {
	/**
	 * @param Closure(): string $label
	 * @param list<string>      $types in order of removal
	 */
	public function __construct( private MadePosts $posts, private string $name, private Closure $label, private array $types ) {}

	public function name(): string {
		return $this->name;
	}

	public function label(): string {
		return ( $this->label )();
	}

	public function count(): int {
		return count( $this->posts->going( $this->types ) );
	}

	public function kept(): array {
		return $this->posts->kept( $this->types );
	}

	public function remove( float $until ): void {
		foreach ( $this->types as $type ) {
			foreach ( $this->posts->going( array( $type ) ) as $post ) {
				wp_delete_post( $post->ID, true );

				if ( microtime( true ) > $until ) {
					break 2;
				}
			}
		}

		$this->posts->forget();
	}

	public function finish(): void {}
}
