<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, buttonLink: string} $props */

	// Safari drops the list role of a list without markers unless the role is set.
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'] ) ); ?>
<ol class="hvac-leasing-steps__steps" role="list" data-hvac-slot="content"><?php $slot( 'content' ); ?></ol>
<p class="hvac-leasing-steps__next"><a class="hvac-button" href="<?php echo esc_url( $props['buttonLink'] ); ?>" data-hvac-slot="buttonText"><?php $slot( 'buttonText' ); ?></a></p>
<?php
};
