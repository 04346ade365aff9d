<?php
/**
 * @var array{} $props
 * @var callable( string ): void $slot
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
<div class="hvac-slide__content is-layout-flow" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
